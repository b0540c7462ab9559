/**
 * TEST_LANE is `fast` in `npm test` and `all` in `npm run test:all`. Without it, as in a test of one path, sizes are
 * those of the fast lane and no file is left out.
 */
const runsAll = process.env.TEST_LANE === 'all'

/** The size of a storm, replay or model: small enough for `npm test` and still able to catch a broken rule, or whole. */
export function bySize<Size>(fast: Size, all: Size): Size {
  return runsAll ? all : fast
}
