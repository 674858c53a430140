import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './posting.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listPlaces = sql.many('list_places')
export type PlaceRow = RowOf<typeof listPlaces>
export const insertPlace = sql.run('insert_place')
export const deletePlace = sql.run('delete_place')
export const findSettings = sql.maybe('find_settings')
export const saveSettings = sql.run('save_settings')
export const listSites = sql.many('list_sites')
export const findPublishedPage = sql.maybe('find_published_page')
export const listPostedPlaces = sql.many('list_posted_places')
export const countPosts = sql.one('count_posts')
export const insertPost = sql.run('insert_post')
export const settleApproval = sql.many('settle_approval')
export const listPosts = sql.many('list_posts')
export type PostRow = RowOf<typeof listPosts>
export const claimPost = sql.maybe('claim_post')
export type ClaimedPost = NonNullable<Awaited<ReturnType<typeof claimPost>>>
export const findSent = sql.maybe('find_sent')
export const releasePost = sql.run('release_post')
export const settlePost = sql.run('settle_post')
export const deletePostsBefore = sql.run('delete_posts_before')
