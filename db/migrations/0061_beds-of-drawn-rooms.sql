-- A drawing of a room lists its beds by bedroom; until now it had their number. Without a room, one bed was a large one.
WITH "room" AS (
	SELECT DISTINCT ON (i."id") i."id", i."options", r."beds"
	FROM "image" i LEFT JOIN "room_type" r ON r."image_ids"[1] = i."id"
	WHERE i."scene" = 'room' AND i."options" ? 'beds'
	ORDER BY i."id", r."id"
), "bed" AS (
	SELECT room."id", list."bed" ->> 'kind' AS "kind", row_number() OVER (PARTITION BY room."id" ORDER BY list."place") AS "place"
	FROM "room",
		jsonb_array_elements(coalesce("beds", jsonb_build_array(jsonb_build_object(
			'kind', CASE "options" ->> 'beds' WHEN '1' THEN 'king' ELSE 'twin' END, 'count', "options" -> 'beds'
		)))) WITH ORDINALITY AS list ("bed", "place"),
		generate_series(1, (list."bed" ->> 'count')::integer)
), "drawn" AS (
	SELECT "id",
		jsonb_agg("kind" ORDER BY "place") FILTER (WHERE "kind" <> 'sofa') AS "beds",
		count(*) FILTER (WHERE "kind" = 'sofa') AS "sofas",
		count(*) FILTER (WHERE "kind" IN ('king', 'queen', 'double')) > 1 AS "suite"
	FROM "bed" GROUP BY "id" HAVING count(*) FILTER (WHERE "kind" <> 'sofa') > 0
)
UPDATE "image" SET "options" = ("options" - 'beds') || jsonb_build_object(
	'bedrooms', CASE WHEN "suite" THEN jsonb_build_array(jsonb_build_array("beds" -> 0), "beds" - 0) ELSE jsonb_build_array("beds") END,
	'sofaBeds', "sofas"
)
FROM "drawn" WHERE "image"."id" = "drawn"."id";
