import type { NameTable } from './names.ts'

export const FRENCH: NameTable = {
  female:
    'Adèle Agathe Alice Anaïs Apolline Aurélie Camille Capucine Céline Charlotte Chloé Clémence Élise Élodie Emma Estelle Flore Gaëlle Inès Jeanne Juliette Justine Léa Louise Lucie Manon Margaux Marion Mathilde Nina Noémie Pauline Romane Salomé Solène Victoire Zoé',
  male: 'Adrien Alexis Antoine Arthur Aurélien Baptiste Bastien Clément Corentin Damien Étienne Fabien Florian Gabin Guillaume Hugo Jules Julien Léo Loïc Louis Lucas Mathieu Maxime Nicolas Noé Paul Quentin Raphaël Rémi Romain Simon Thibault Théo Tristan Valentin Victor Yann',
  family:
    'Aubert Barbier Baudry Bellanger Berger Blanchet Bonnet Bouvier Brunel Carpentier Chauvin Chevalier Collet Courtois Delaunay Delmas Dufour Dupuis Faivre Fontaine Gaillard Garnier Gauthier Girardin Guérin Hamon Jacquet Joubert Lacroix Lambert Leclerc Lemoine Maillard Marchal Mercier Morel Noël Pasquier Perrin Picard Poirier Prévost Renaud Rivière Rousselle Tessier Vasseur Vidal',
}

export const GERMAN: NameTable = {
  female:
    'Anja Anna Antonia Birte Carla Charlotte Clara Eva Franziska Frieda Greta Hanna Helene Ida Jana Johanna Judith Julia Karla Katrin Kirsten Lea Lena Leonie Luise Maike Marie Merle Mila Nele Paula Pia Ronja Sabine Sophie Svenja Tanja Theresa Ulrike Wiebke',
  male: 'Anton Bastian Ben Bernd Carsten Carlo Clemens David Dennis Emil Erik Fabian Felix Finn Florian Frank Georg Hannes Hendrik Jakob Jan Jannik Jonas Julian Kai Konstantin Lars Lennart Leon Lukas Malte Matthias Max Moritz Nils Ole Oskar Paul Philipp Robin Sebastian Simon Stefan Sven Timo Tobias Torben',
  family:
    'Ackermann Albrecht Arnold Baumann Beck Böhm Brandt Busch Dietrich Ebert Engel Ernst Fiedler Förster Friedrich Fuchs Gerlach Götz Graf Haas Hahn Hartmann Heinrich Herzog Horn Jansen Jung Keller Kessler Kiefer Köhler Krämer Kuhn Lang Lindner Lorenz Ludwig Maurer Nowak Ott Pohl Reuter Ritter Roth Sauer Schreiber Schuster Seidel Sommer Stein Thiel Vogel Voigt Wagner Wendt Winkler Ziegler',
}

export const ITALIAN: NameTable = {
  female:
    'Alessia Alice Anna Arianna Aurora Beatrice Bianca Camilla Carlotta Chiara Claudia Elena Eleonora Elisa Federica Francesca Gaia Giada Ginevra Giorgia Giulia Greta Ilaria Irene Laura Ludovica Margherita Martina Matilde Michela Noemi Paola Sara Serena Silvia Sofia Valentina Viola',
  male: 'Alessandro Alessio Andrea Antonio Claudio Daniele Dario Davide Edoardo Elia Emanuele Enrico Fabio Federico Filippo Francesco Gabriele Giacomo Gianluca Giorgio Giovanni Jacopo Leonardo Lorenzo Luca Marco Matteo Mattia Michele Nicola Pietro Riccardo Roberto Salvatore Samuele Simone Stefano Tommaso',
  family:
    'Amato Barone Basile Battaglia Bellini Benedetti Bernardi Bianco Bruno Caputo Caruso Cattaneo Colombo Coppola Costantini De Luca Fabbri Farina Ferri Fontana Gallo Gatti Gentile Giuliani Grasso Guerra Leone Lombardi Longo Mancini Marchetti Mariani Marini Martini Mazza Milani Montanari Monti Moretti Neri Orlandi Palumbo Parisi Pellegrini Piras Rinaldi Riva Rizzo Sala Sanna Serra Silvestri Sorrentino Testa Valentini Vitale',
}

export const INDONESIAN: NameTable = {
  female:
    'Aisyah Amelia Anggi Ayu Bunga Cahya Citra Dewi Dinda Dita Eka Fitri Gita Indah Intan Kartika Laras Lestari Maya Mega Nadia Novi Putri Rani Ratna Rina Salsa Sari Tiara Wulan Yuni Zahra',
  male: 'Adi Agung Aldi Andi Arif Bagas Bayu Bima Budi Chandra Danu Dimas Eko Fajar Galih Gilang Hendra Ilham Indra Joko Krisna Lukman Nanda Panji Raka Rangga Reza Rizky Satria Surya Teguh Wahyu Yoga',
  family:
    'Anggara Ardiansyah Firmansyah Gunawan Hakim Halim Handoko Hartono Hidayat Irawan Kurniawan Kusuma Lestari Mahendra Maulana Nugraha Nugroho Permana Pradana Pramono Prasetyo Pratama Purnama Putra Ramadhan Saputra Setiawan Siregar Subagyo Susanto Utama Wibowo Wicaksono Wijaya',
}
