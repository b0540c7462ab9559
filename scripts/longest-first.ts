import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that take longest start first, so that no worker runs them alone at the end. */
const long = [
  /test\/replay\//,
  /test\/storm\//,
  /test\/restart\//,
  /embedded-postgres/,
  /test\/start\//,
  /\/production-start\./,
  /\/demo\/bookings\./,
  /\/unchanged\./,
  /\.model\./,
]

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((one) => one.test(moduleId))
      return found < 0 ? long.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}
