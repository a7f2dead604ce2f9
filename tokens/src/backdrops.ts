/**
 * The grounds that a brand can choose for the banners of the portal: forested hills before a low sun,
 * paper lanterns in the night, a chart of orbits, hard planes split by a flash.
 */
export const BACKDROPS = ['hills', 'lanterns', 'orbits', 'shards'] as const;
