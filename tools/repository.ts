import { fileURLToPath } from 'node:url'

/** Where this clone is. */
export const repository = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
