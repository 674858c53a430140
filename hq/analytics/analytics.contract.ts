import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Figures, Period } from '../figures/figures.contract.ts'

const room = { access: 'staff', keys: 'never', query: Period, reply: Figures } as const
const money = { ...room, staff: ['finance'] } as const

export const analytics = contract('hq', {
  kpis: {
    route: 'GET /api/hq/analytics/kpis',
    ...room,
    summary: 'Who is active, how far introductions come, and how long answers take',
  },
  performance: {
    route: 'GET /api/hq/analytics/performance',
    ...room,
    summary: 'How fast the server answers, and what waits',
  },
  health: {
    route: 'GET /api/hq/analytics/health',
    ...room,
    summary: 'Email, syncs, backups and the database',
  },
  costs: {
    route: 'GET /api/hq/analytics/costs',
    ...money,
    summary: 'What language models, people data and email cost, as far as the server knows',
  },
  aiUsage: {
    route: 'GET /api/hq/analytics/ai-usage',
    ...room,
    summary: 'What language models were asked and how often their answer was used',
  },
  autonomy: {
    route: 'GET /api/hq/analytics/autonomy-score',
    ...room,
    summary: 'What was done without a person, of all that needed a yes',
  },
})
