export const reportReasons = ['spam', 'fraud', 'personal', 'illegal', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
