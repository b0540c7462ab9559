import { replayAgreesWithOracle } from '#test/replay/replay.ts'

replayAgreesWithOracle('x1.0')
// The scenarios between the extremes run only with `npm run chaos`: an error in them shows in the extremes as well.
if (process.env.REPLAY === 'all') {
  replayAgreesWithOracle('minus_1')
  replayAgreesWithOracle('x0.9_floor')
}
