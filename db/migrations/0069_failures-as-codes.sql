-- Earlier failures keep the words of their provider, which can contain an address, a host or a key.
UPDATE "message" SET "error" = 'provider_failed' WHERE "error" NOT IN ('', 'no_provider');
