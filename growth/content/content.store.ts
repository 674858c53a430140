import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './content.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertDocument = sql.run('insert_document')
export const insertVersion = sql.run('insert_version')
export const countDocuments = sql.one('count_documents')
export const listDocuments = sql.many('list_documents')
export type DocumentRow = NonNullable<RowOf<typeof listDocuments>>
export const findDocument = sql.maybe('find_document')
export const lockDocument = sql.maybe('lock_document')
export const isSlugUsed = sql.one('is_slug_used')
export const updateDraft = sql.run('update_draft')
export const updatePublished = sql.run('update_published')
export const deleteDocument = sql.run('delete_document')
export const listVersions = sql.many('list_versions')
export const findVersion = sql.maybe('find_version')
export const deleteOldVersions = sql.run('delete_old_versions')
export const claimSlug = sql.run('claim_slug')
export const countSlugs = sql.one('count_slugs')
export const findPlanned = sql.maybe('find_planned')
export const findPage = sql.maybe('find_page')
export type PageRow = NonNullable<RowOf<typeof findPage>>
export const findPreview = sql.maybe('find_preview')
export type PreviewRow = NonNullable<RowOf<typeof findPreview>>
export const listPublished = sql.many('list_published')
export type PublishedRow = NonNullable<RowOf<typeof listPublished>>
export const listInstructions = sql.many('list_instructions')
export const findPublished = sql.maybe('find_published')
export const listInUse = sql.many('list_in_use')
export const listIndexedPages = sql.many('list_indexed_pages')
export const findWorkspaceName = sql.one('find_workspace_name')
export const addRead = sql.run('add_read')
export const listReadsByDocument = sql.many('list_reads_by_document')
export const insertReport = sql.run('insert_report')
export const countReports = sql.one('count_reports')
export const listReportedPages = sql.many('list_reported_pages')
export const takeDown = sql.maybe('take_down')
export const deleteReports = sql.run('delete_reports')
