import type { KeyObject } from 'node:crypto'
import { readPrivateKey } from '@wellmet/database/backup/backup-key.ts'
import { UsageError } from './refusal.ts'

/** The private key of `--key <file>`, which opens sealed dumps; null without it. `-` reads it from standard input. */
export function readKey([option, file, ...rest]: string[], usage: string): KeyObject | null {
  if (option === undefined) return null
  if (option !== '--key' || file === undefined || rest.length > 0) throw new UsageError(usage)
  return readPrivateKey(file)
}
