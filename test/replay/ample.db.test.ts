import { replayAgreesWithOracle } from '#test/replay/replay.ts'

replayAgreesWithOracle('x1.0')
// The middle of the road is for `npm run chaos`: what it would show, the ends show.
if (process.env.REPLAY === 'all') {
  replayAgreesWithOracle('minus_1')
  replayAgreesWithOracle('x0.9_floor')
}
