import { z } from 'zod';
import { safeSource } from '../../../../../lib/links/safe-href.ts';
import { pastedAddress, providerNames, readEmbed } from '../../../embed-providers.ts';

const refuse = (context: z.RefinementCtx, message: string) => {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
};

/** An address that a known service can show; empty if there is none. */
export const embedAddress = z
  .string()
  .max(4000)
  .default('')
  .transform((value, context) => {
    const address = pastedAddress(value);
    if (address === '' || readEmbed(address)) return address;
    return refuse(context, `Paste the address of something on ${providerNames.join(', ')}.`);
  });

const isOwnVideo = (address: string): boolean => /^\/.*\.(mp4|webm|m4v|mov|ogv)$/i.test(address);

/** A video file on this site. */
export const ownVideo = z
  .string()
  .max(500)
  .default('')
  .transform((value, context) => {
    const own = safeSource(value.trim());
    if (value.trim() === '' || (own !== null && isOwnVideo(own))) return own ?? '';
    return refuse(context, 'Choose a video from your files, such as /files/tour.mp4.');
  });

/** A YouTube or Vimeo video, or a file on this site. */
export const videoAddress = z
  .string()
  .max(4000)
  .default('')
  .transform((value, context) => {
    const address = pastedAddress(value);
    if (address === '' || readEmbed(address)?.kind === 'video') return address;
    const own = safeSource(address);
    if (own !== null && isOwnVideo(own)) return own;
    return refuse(
      context,
      'Paste the address of a video on YouTube or Vimeo, or of a video file on this site such as /files/tour.mp4.',
    );
  });
