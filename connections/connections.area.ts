import type { Area } from '@wellmet/platform/area.ts'
import { sweepPeopleDataJob } from './people-data/people-data.jobs.ts'
import { peopleDataSettings } from './people-data/people-data.settings.ts'
import { peopleDataWork } from './people-data/people-data.work.ts'

/** Accounts at outside services. */
export const connectionsArea = {
  name: 'connections',
  routes: {},
  jobs: [...peopleDataWork],
  reactions: [],
  hooks: [],
  schedule: [{ at: '27 3 * * *', job: sweepPeopleDataJob }],
  settings: [peopleDataSettings],
} satisfies Area
