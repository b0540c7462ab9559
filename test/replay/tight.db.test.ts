import { replayAgreesWithOracle } from '#test/replay/replay.ts'

replayAgreesWithOracle('x0.5_floor')
replayAgreesWithOracle('x0.75_floor')
