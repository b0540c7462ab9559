import { data } from 'react-router'

/** Whatever no route matches: the root's error screen says so, with status 404. */
export function loader({ request }: { request: Request }) {
  throw data({ path: new URL(request.url).pathname }, { status: 404, statusText: 'Not Found' })
}

export default function NotFound() {
  return null
}
