// The stock client module starts and ends the bar; this one sets its figures, which are site data.
import nprogress from 'nprogress';
import { progress } from '../site/progress';

nprogress.configure(progress);
