import { statement } from '@wellmet/platform/database/statement.ts'

export const readCare = statement<{ owner: number }, { care: string }>(import.meta.url, 'read_care')
