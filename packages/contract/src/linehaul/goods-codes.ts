/** So many parcels and bags are named by their codes at once: a whole trip. */
export const mostGoodsCodes = 5_000;
/** Bytes of a request that names so many: a code has 40 signs, its quotes and a comma. */
export const goodsCodesBodyLimit = mostGoodsCodes * 43 + 4_096;
