import fc from 'fast-check'

/** What is tried at random is the same in every run; FUZZ_SEED tries something else. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_201) })
