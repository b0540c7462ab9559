import { data } from 'react-router'

/** An address whose thing does not exist: nothing of this kind is offered yet. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export default function Missing() {
  return null
}
