import { createHash } from 'node:crypto'

/**
 * Tests that try many combinations try a sample of them, and all of them in `npm run sweep`. The files that take
 * longest are drawn too: see files-of-this-run.ts. Each commit has its own seed; `SEED=… npm test` draws with another.
 */
export const isSweep = process.env['SWEEP'] === 'all'

export const seed = Number(process.env['SEED'])

/** Whether something is in the sample of this seed; a share of 1 has everything. */
export const isDrawn = (name: string, share: number, drawnBy = seed): boolean =>
  createHash('sha256').update(`${drawnBy} ${name}`).digest().readUInt32LE() < share * 2 ** 32
