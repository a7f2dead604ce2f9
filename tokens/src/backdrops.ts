/**
 * The backdrops that a brand can choose for the banners of the portal: forested hills before a low sun, paper lanterns at
 * night, a chart of orbits, flat planes split by a flash.
 */
export const BACKDROPS = ['hills', 'lanterns', 'orbits', 'shards'] as const;
