import { data } from 'react-router'

/** Responds with 404 for pages whose content is not offered yet. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function Missing() {
  return null
}
