import fc from 'fast-check'

/** Random tests use the same values in every run; FUZZ_SEED selects other values. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 20_261_201) })
