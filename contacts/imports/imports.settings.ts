import type { Config } from '@wellmet/platform/config/config.ts'
import { Count, settings } from '@wellmet/platform/config/settings.ts'

export const importsSettings = settings({
  IMPORT_MAX_ROWS: Count.default(250_000).describe('of one file; a file with more is refused'),
  IMPORT_MAX_MEMORY_MB: Count.default(768).describe('for reading one file; a file that needs more is refused'),
  IMPORT_MAX_SECONDS: Count.default(300).describe('for reading one file; a file that takes longer is refused'),
  IMPORT_FILES_PER_DAY: Count.default(50).describe('for one user, days in UTC'),
  IMPORT_MB_PER_DAY: Count.default(2_048).describe('for one user, days in UTC'),
})

export interface ImportLimits {
  maxRows: number
  memoryMb: number
  seconds: number
  filesPerDay: number
  bytesPerDay: number
}

export const importLimits = (config: Config): ImportLimits => {
  const ours = config.get(importsSettings)
  return {
    maxRows: ours.IMPORT_MAX_ROWS,
    memoryMb: ours.IMPORT_MAX_MEMORY_MB,
    seconds: ours.IMPORT_MAX_SECONDS,
    filesPerDay: ours.IMPORT_FILES_PER_DAY,
    bytesPerDay: ours.IMPORT_MB_PER_DAY * 1024 * 1024,
  }
}
