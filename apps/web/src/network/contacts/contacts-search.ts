import { z } from 'zod'
import { SearchChoice } from '../../kit/search-params.ts'

/** Says that one comes from erasing somebody; never whom. */
export const ContactsSearch = z.object({ erased: SearchChoice(['yes']) })
