import { useQuery } from '@tanstack/react-query'
import type { PathQuery } from './picture.queries.ts'
import { isOnlyTeammate, type PicturePerson } from './picture-shapes.ts'

/** The ways to whom one wants to reach. A teammate who is nobody's contact is reached through the workspace. */
export const usePaths = (query: PathQuery, target: PicturePerson | undefined) =>
  useQuery({ ...query(target?.id ?? ''), enabled: target !== undefined && !isOnlyTeammate(target) })
