import { z } from 'zod'
import { SearchText } from '../../kit/search-params.ts'

/** The file just brought in is part of the address, so that a reload in the middle shows it again. */
export const ImportSearch = z.object({ import: SearchText })
