import { ofWorkspace, type Table } from '@wellmet/platform/tables/table.ts'

const notExported = 'Of the workspace, not of one member.'

export const contentTables: Table[] = [
  ofWorkspace('growth.documents', {
    holds: 'what a workspace writes for others, at most 500 documents, and which version of each is published',
    idsInJobs: true,
    notExported,
  }),
  ofWorkspace('growth.document_versions', {
    holds: 'what a document said in each version: the newest 200, and the published one',
    notExported,
  }),
  ofWorkspace('growth.document_slugs', {
    holds: 'addresses that published pages have or had; they go with the document',
    moved: { stays: 'An address is taken on one server; publishing again takes it on the other.' },
    notExported,
  }),
  ofWorkspace('growth.document_reads', {
    holds: 'how often a published page was read on a day, where the site counts visits; nobody is named',
    notExported,
  }),
  ofWorkspace('growth.page_reports', {
    holds: 'why visitors reported a page; read by the operator alone, and deleted when a page is settled or deleted',
    moved: { stays: 'They are for the operator of this server.' },
    notExported: 'Nobody who reported a page is stored.',
  }),
]
