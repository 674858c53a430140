import fc from 'fast-check'

/** The same cases in every run, so that a change is judged by what it changed; `SEED=random` looks for new ones. */
const seed = process.env['SEED'] ?? '20260101'

if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
