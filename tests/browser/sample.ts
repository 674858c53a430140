import { inject } from 'vitest'
import { isAll, sampleOf } from './looks.ts'

/** Some of the screens that a test looks at one after the other; all of them at full size. */
export const sample = <T>(all: readonly T[]): readonly T[] => (isAll ? all : sampleOf(all, inject('seed')))
