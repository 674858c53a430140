import { createHash } from 'node:crypto'

/**
 * Tests that try many combinations try a sample of them, drawn by a seed that differs from run to run, and all of them in
 * `npm run sweep`. The files that take longest are drawn too: see files-of-this-run.ts. The seed is printed at the beginning; `SEED=… npm test` repeats a run.
 */
export const isSweep = process.env['SWEEP'] === 'all'

export const seed = Number(process.env['SEED'])

/** Whether something is in the sample of this seed; a share of 1 has everything. */
export const isDrawn = (name: string, share: number, drawnBy = seed): boolean =>
  createHash('sha256').update(`${drawnBy} ${name}`).digest().readUInt32LE() < share * 2 ** 32
