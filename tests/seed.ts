import fc from 'fast-check'
import { seed } from './sweep.ts'

fc.configureGlobal({ seed })
