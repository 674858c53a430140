import type { StrengthLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { allOf } from './search-params.ts'

export const strengthLabels = allOf<StrengthLabel>({ strong: true, good: true, fair: true, weak: true, unknown: true })
