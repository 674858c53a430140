import { z } from 'zod'
import { SearchText } from '../kit/search-params.ts'

/** What is open in the side panel is part of the address, so it can be linked, reloaded and left with Back. */
export const PanelSearch = z.object({ panel: SearchText })
