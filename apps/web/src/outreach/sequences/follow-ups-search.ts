import { searchParams, SearchText } from '../../kit/search-params.ts'

export const FollowUpsSearch = searchParams({ request: SearchText })
