import type { Names } from '../names.ts'

export const areaManifest = ({ area, noun, many }: Names): string => `\
import type { Area } from '@wellmet/platform/area.ts'
import { ${many}Routes } from './${noun}/${noun}.handlers.ts'

export const ${area}Area = {
  name: '${area}',
  routes: {
    ${many}: ${many}Routes,
  },
  jobs: [],
  reactions: [],
  hooks: [],
  schedule: [],
  settings: [],
  sealed: [],
} satisfies Area
`
