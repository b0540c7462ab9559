import { bySize } from '#test/lane.ts'
import { replayAgreesWithOracle } from '#test/replay/replay.ts'

bySize(
  () => replayAgreesWithOracle('first_4000_x0.5_floor', 4_000),
  () => replayAgreesWithOracle('x0.5_floor'),
)()
if (process.env.REPLAY === 'all') replayAgreesWithOracle('x0.75_floor')
