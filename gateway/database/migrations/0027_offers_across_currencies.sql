-- Offers between accounts in different currencies, made before they were refused: agreed to, they could never be paid.
UPDATE "agent_contracts" SET "status" = 'terminated', "ended_at" = (extract(epoch from now()) * 1000)::bigint
FROM "accounts" "agents", "accounts" "uplines"
WHERE "agent_contracts"."status" = 'offered' AND "agents"."id" = "agent_contracts"."agent_id"
	AND "uplines"."id" = "agent_contracts"."upline_id" AND "agents"."currency" <> "uplines"."currency";--> statement-breakpoint
ALTER TABLE "representatives" DROP CONSTRAINT "representatives_pkey";--> statement-breakpoint
ALTER TABLE "representatives" ADD CONSTRAINT "representatives_contact_channel_pk" PRIMARY KEY("contact","channel");
