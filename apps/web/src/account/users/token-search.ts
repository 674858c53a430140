import { z } from 'zod'
import { SearchText } from '../../kit/search-params.ts'

/** The `?token=` of the links in our mails; empty when the address was cut. */
export const TokenSearch = z.object({ token: SearchText.transform((token) => token ?? '') })
