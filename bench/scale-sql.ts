/*
 * Hand-tuned SQL for the questions of `cases/scale.ts`. Each question is one statement over the same tables (a hotel
 * takes two concurrent statements, because the site makes two calls), for two adults in one room. $1 is the city, $2
 * and $3 are the dates, $4 is the number of hours until arrival.
 */

/** Every available room at every rate with its all-in total: the core of a dated search. */
const priced = `
stay as materialized (
  select rt.id as room_type_id, rt.hotel_id, h.stars from room_type rt join hotel h on h.id = rt.hotel_id
  where h.city = $1 and h.min_nights <= $3::date - $2::date and rt.max_adults >= 2 and rt.max_total >= 2
    and not exists (select from night_inventory d where d.room_type_id = rt.id and d.night = $3::date and d.closed_to_departure)
), tax as materialized (
  select s.stars,
    (select r.rate_basis_points from tax_rule r where r.kind = 'city_fee' and s.stars between r.stars_from and r.stars_to
       and r.valid_from <= $2::date and (r.valid_to is null or r.valid_to >= $3::date)) as city_fee,
    (select r.rate_basis_points from tax_rule r where r.kind = 'vat' and s.stars between r.stars_from and r.stars_to
       and r.valid_from <= $2::date and (r.valid_to is null or r.valid_to >= $3::date)) as vat
  from generate_series(1, 5) s (stars)
), priced as materialized (
  select s.hotel_id, s.room_type_id, rp.board, rp.payment, rp.policy_id, sum(r.rent + c.fee + ((r.rent + c.fee) * tax.vat + 5000) / 10000) as total
  from night_inventory n join stay s on s.room_type_id = n.room_type_id
  join rate_plan rp on rp.room_type_id = n.room_type_id and rp.payment <> 'prepay'
  join tax on tax.stars = s.stars
  cross join lateral (select (n.price::bigint * rp.price_basis_points + 5000) / 10000 + 2 * rp.adult_supplement as rent offset 0) r
  cross join lateral (select (r.rent * tax.city_fee + 5000) / 10000 as fee offset 0) c
  where n.night >= $2::date and n.night < $3::date and not n.closed and n.held + n.sold < n.allotment
    and $3::date - $2::date between n.min_stay and n.max_stay
    and (n.night > $2::date or not n.closed_to_arrival and n.min_stay_arrival <= $3::date - $2::date)
  group by rp.id, s.hotel_id, s.room_type_id having count(*) = $3::date - $2::date
), hotels as (
  select h.id, h.slug, h.rank, h.stars, h.district_id, h.amenities, h.nearest_place_metres as metres,
    best.total + coalesce((select sum((fee ->> 'amount')::int * case fee ->> 'basis' when 'stay' then 1 when 'night' then $3::date - $2::date
      when 'person' then 2 else 2 * ($3::date - $2::date) end) from jsonb_array_elements(h.fees) fee where (fee ->> 'mandatory')::bool), 0) as total
  from (select hotel_id, min(total) as total from priced group by hotel_id) best join hotel h on h.id = best.hotel_id
)`

const firstTwenty = `
  select h.id, h.slug, h.total::int as total, count(*) over () ::int as hotels, d.name, d.summary, d.image_ids, d.rating, d.review_count
  from hotels h join hotel d on d.id = h.id
  order by h.rank desc, h.metres nulls last, h.id limit 20`

/** The first twenty hotels by recommendation with their totals, and the number of all hotels found. */
export const searchSql = `with ${priced} ${firstTwenty}`

/** The same result, and the number of hotels that each filter would match. */
export const facetsSql = `
with ${priced}, free_policy as (
  select p.id from cancellation_policy p cross join lateral (
    select w -> 'penalty' as penalty from jsonb_array_elements(p.windows) with ordinality t (w, i)
    where w ->> 'fromHoursBeforeCheckIn' is null or (w ->> 'fromHoursBeforeCheckIn')::float8 >= $4::float8 order by i desc limit 1) now
  where now.penalty = '{"percent": 0}'
), counts as (
  select 'stars' as facet, stars::text as value, count(*) from hotels group by stars
  union all select 'district', district_id::text, count(*) from hotels group by district_id
  union all select 'facility', word, count(*) from hotels, unnest(amenities) word group by word
  union all select 'walk', most::text, count(*) from hotels, unnest(array[5, 10, 15, 20, 30]) most
    where ceil(metres * 1.3 / 75) <= most group by most
  union all select 'board', board, count(distinct hotel_id) from priced group by board
  union all select 'amenity', word, count(distinct rt.hotel_id)
    from (select distinct room_type_id from priced) p join room_type rt on rt.id = p.room_type_id, unnest(rt.amenities) word group by word
  union all select 'free', '', count(distinct hotel_id) from priced where policy_id in (select id from free_policy)
  union all select 'arrival', '', count(distinct hotel_id) from priced where payment in ('arrival', 'both')
  union all select 'price', width_bucket(total / ($3::date - $2::date), 0, 1000000, 12)::text, count(*) from hotels group by 2
)
select (select json_agg(s) from (${firstTwenty}) s) as first, (select json_agg(c) from counts c) as counts`

/** Names that contain the typed words, without typo tolerance; `$1` is the pattern. */
export const suggestSql = `
(select 'city' as kind, slug, name, (select count(*) from hotel h where h.city = c.slug) as hotels from city c where search_key like $1 limit 6)
union all
(select 'district', slug, name, (select count(*) from hotel h where h.district_id = d.id) from district d where search_key like $1 limit 4)
union all (select 'place', slug, name, 1 from place where search_key like $1 limit 4)
union all (select 'hotel', slug, name, 1 from hotel where search_key like $1 order by rank desc, id limit 5)`

const images = (ids: string) => `
  (select json_agg(json_build_object('id', i.id, 'alt', i.alt) order by x.n) from unnest(${ids}) with ordinality x (id, n) join image i on i.id = x.id)`
const words = (ids: string) => `
  (select json_agg(json_build_object('id', a.id, 'group', a."group", 'name', a.name) order by x.n)
   from unnest(${ids}) with ordinality x (id, n) join amenity a on a.id = x.id)`

/** All data of a hotel page (`$1`): pictures, facilities, places, districts, the lowest price from `$2` on. */
export const hotelSql = `
select to_jsonb(h) - 'search_key' as hotel, to_jsonb(c) as city, d.name as district, p.name as place, ${images('h.image_ids')} as pictures,
  ${words('h.amenities')} as amenities, ${words('h.main_facilities')} as facilities,
  (select json_agg(json_build_array(category, name, lat, lon)) from (
     select category, name, lat, lon, row_number() over (partition by category order by (lat - h.lat) ^ 2 + ((lon - h.lon) * cos(radians(h.lat))) ^ 2) as n
     from place where city = h.city and category <> 'airport'
       and lat between h.lat - 0.015 and h.lat + 0.015 and lon between h.lon - 0.015 and h.lon + 0.015) o where n <= 3) as nearby,
  (select json_agg(json_build_array(name, iata, lat, lon)) from (select name, iata, lat, lon from place where category = 'airport'
     order by (lat - h.lat) ^ 2 + ((lon - h.lon) * cos(radians(h.lat))) ^ 2 limit 3) a) as airports,
  (select json_agg(json_build_array(name, lat, lon)) from (select name, lat, lon from district where city = h.city and id <> h.district_id
     order by (lat - h.lat) ^ 2 + ((lon - h.lon) * cos(radians(h.lat))) ^ 2 limit 4) near) as areas,
  (select min(n.price) from room_type rt join night_inventory n on n.room_type_id = rt.id
   where rt.hotel_id = h.id and n.night >= $2::date and n.night < $2::date + 60 and not n.closed and n.held + n.sold < n.allotment) as lowest
from hotel h join city c on c.slug = h.city join district d on d.id = h.district_id left join place p on p.id = h.nearest_place_id where h.id = $1`

/** The rooms of a hotel (`$1`) with their texts and pictures, rates and terms, and the nights from `$2` to `$3`. */
export const roomsSql = `
select to_jsonb(rt) as room, ${words('rt.amenities')} as amenities, ${images('rt.image_ids')} as pictures,
  (select json_agg(json_build_object('rate', rp, 'windows', p.windows)) from rate_plan rp join cancellation_policy p on p.id = rp.policy_id
   where rp.room_type_id = rt.id) as rates,
  (select json_agg(n order by n.night) from night_inventory n where n.room_type_id = rt.id and n.night >= $2::date and n.night < $3::date) as nights
from room_type rt where rt.hotel_id = $1 order by rt.id`
