/**
 * Every CRM, as it stands in the paths. The web app, the tests and the stand-ins read this list. It is in a file without
 * zod, because the web app's first file has it.
 */
export const crmNames = ['hubspot', 'salesforce', 'pipedrive'] as const
export type CrmName = (typeof crmNames)[number]
