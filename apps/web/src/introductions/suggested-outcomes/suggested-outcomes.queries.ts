import { api } from '../../api/client.ts'

export const suggestedOutcomesQuery = api.queryOptions('get', '/api/introductions/suggested-outcomes')
export const outcomeSettingsQuery = api.queryOptions('get', '/api/introductions/outcome-settings')
