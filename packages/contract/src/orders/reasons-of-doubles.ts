/** Why somebody who is alike is another customer. */
export const reasonsOfDoubles = ['NAMESAKE', 'FAMILY', 'SHARED_PHONE'] as const;
