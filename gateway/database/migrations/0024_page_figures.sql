CREATE TABLE "page_figures" (
	"day" integer NOT NULL,
	"route" text NOT NULL,
	"device" text NOT NULL,
	"brand" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_figures_day_route_device_brand_metric_bucket_pk" PRIMARY KEY("day","route","device","brand","metric","bucket")
);
