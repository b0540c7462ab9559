ALTER TABLE "service_option" ADD COLUMN "seasonal_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;
