-- The metres to the nearest gate are those of the walk. Until a hotel is published again they are estimated.
UPDATE "hotel" SET "nearest_place_metres" = round("nearest_place_metres" * 1.3) WHERE "nearest_place_metres" IS NOT NULL;
