/** Which fights are meant by the army that is attacked in them: a fight is pointed at where it will be fought. */
import type { Option } from '../../../wire/types';

export const foughtBy = (options: readonly Option[], army: string): Option[] =>
  options.filter(({ wire }) => wire.target === army && typeof wire.army === 'string' && !('answer' in wire));
