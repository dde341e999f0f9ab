import * as z from 'zod';

const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);
const pageSize = z.coerce.number().int().min(1).max(50).default(10);

/** Paging of v3 lists. Pages start at 1; ten items a page unless requested otherwise (spec §9). */
export const pageQuery = z.object({ page: pageNumber, size: pageSize });

/** Paging of comment lists (spec §9: ten a page, starting at page 1). */
export const commentPageQuery = z.object({ pageindex: pageNumber, pagesize: pageSize });
