import type { Industry } from '../../database/seed/demo-titles.ts'

/** What people call the industries of the demo. */
export const sectorWords: Record<Industry, readonly string[]> = {
  finance: ['finance', 'financial services'],
  health: ['healthcare', 'health'],
  energy: ['energy'],
  logistics: ['logistics'],
  software: ['software'],
  security: ['cybersecurity', 'cyber security'],
  retail: ['retail'],
  food: ['food'],
  investing: ['investment', 'investing'],
  manufacturing: ['manufacturing'],
  media: ['media'],
  advising: ['consulting'],
}
