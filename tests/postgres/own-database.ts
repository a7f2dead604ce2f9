import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

const { url } = inject('postgres');
const name = `baize_${randomUUID().slice(0, 8)}`;
const client = new Client(url);
await client.connect();
await client.query(`create database "${name}"`);
await client.end();

// Every gateway that this file starts finds its database here.
process.env.DATABASE_URL = url.replace(/\/postgres$/, `/${name}`);
process.env.BAIZE_TEST_DATABASE_URL = process.env.DATABASE_URL;
