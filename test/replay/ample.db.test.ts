import { replayAgreesWithOracle } from '#test/replay/replay.ts'

replayAgreesWithOracle('x1.0')
replayAgreesWithOracle('minus_1')
replayAgreesWithOracle('x0.9_floor')
