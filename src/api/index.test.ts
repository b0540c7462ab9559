import { expect, test } from 'vitest'
import { api } from '#api/index.ts'

/** The endpoint names of the specification, §7. */
const specified = `
  fetch_website_service_types fetch_web_status
  register check_code login logout verify_code update_image remove_image delete_account forget_password change_password
  reset_password update_profile
  fetch_cart store_cart delete_cart send_cart_to_order
  fetch_custom_filter_hotel search_home_hotels show_hotel fetch_amenities fetch_facilities book_hotel
  fetch_new_available_rooms book_hotel_portal fetch_hotels fetch_rooms fetch_room get_room_availability
  fetch_location_for_hotels get_hotel_price
  fetch_my_bookings store_booking change_user_booking_payment_type
  fetch_header fetch_headers fetch_about_us fetch_client_statistics recommended_services fetch_general_goals fetch_blogs
  fetch_blog_details fetch_categories fetch_hashtags fetch_terms fetch_privacy fetch_fqs
  fetch_package_types fetch_services show_service fetch_same_services fetch_locations get_service_price get_package_price
`

test('the API has every endpoint of the specification', () => {
  const names = specified.trim().split(/\s+/)
  expect(names).toHaveLength(55)
  expect(names.filter((name) => !(name in api))).toEqual([])
})
