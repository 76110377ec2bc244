import type { NameTable } from './names.ts'

export const AMERICAN: NameTable = {
  female:
    'Alice Amber Amelia Autumn Bethany Brooke Carly Casey Chloe Claire Daisy Dana Delia Eliza Erin Faith Fiona Georgia Gemma Hannah Hazel Heidi Holly Imogen Iris Isla Jade Jenna Jess Josie Kara Katie Kayla Keira Lauren Leah Lily Lottie Maddie Maeve Maya Megan Molly Naomi Nell Nora Olive Paige Phoebe Poppy Quinn Rachel Robin Rosie Ruby Sadie Sasha Skye Steph Tara Tess Tilly Una Vera Wendy Willow Yvonne Zara Zoe Marisol Priya Jasmine Tamika Keisha Simone Ivy Juniper Marnie',
  male: 'Aaron Adam Alfie Ben Blake Brett Caleb Callum Cameron Chris Cole Connor Craig Damon Dan Darren Declan Derek Dylan Eddie Elliot Ethan Ewan Felix Finn Frank Gavin Gareth Greg Harvey Hugh Ian Isaac Jack Jake Jamie Jared Joel Jonah Josh Jude Kai Keith Kieran Kyle Leo Liam Logan Lewis Marcus Mason Matt Miles Mitch Nate Neil Nick Noah Oliver Omar Owen Pete Phil Ralph Reece Rhys Rob Rory Ross Ryan Sam Scott Sean Seth Shane Spencer Stu Theo Toby Tom Travis Trevor Tyler Wade Will Zach Malik Darnell Andre Mateo',
  family:
    'Abbott Adair Archer Ashby Atwood Baines Barlow Beckett Bellamy Benton Birch Blackwell Bowers Bramley Brandt Briggs Brightwell Calloway Carmichael Carver Castell Chandler Colby Corbin Cowley Crane Crawford Dalton Darby Dempsey Denholm Draper Dunmore Eastman Ellery Emmett Fairley Farrow Fenwick Finch Fletcher Forsyth Foxley Garner Gable Gentry Gilmour Granger Hadley Halpern Harlow Hartley Hawke Hayward Holloway Hobbs Hurst Ingram Jarvis Keller Kendrick Kerrigan Lachlan Langley Larkin Lathrop Lockwood Lowell Maddox Marlow Mercer Merritt Millard Montrose Nash Norwood Oakley Ormond Osgood Palmer Pemberton Penrose Pickering Quigley Radcliffe Ramsey Redfern Renshaw Ridley Rowan Sawyer Selby Sheridan Sinclair Stanton Sterling Thackeray Thorne Tolliver Underhill Vance Wainwright Waverly Weller Whitlock Winslow Wren Yardley York',
}

export const INDIAN: NameTable = {
  female:
    'Aditi Ananya Anjali Deepa Divya Ishita Kavya Lakshmi Meera Neha Nisha Pooja Priyanka Radhika Ritu Riya Sanjana Shreya Sneha Tanvi Trisha Vidya',
  male: 'Abhinav Aditya Amit Arjun Ashwin Deepak Gaurav Harsh Karan Kartik Manish Mohit Nikhil Pranav Rahul Rohit Sandeep Siddharth Sumit Varun Vikram Yash',
  family:
    'Agarwal Banerjee Bhat Chatterjee Deshpande Ghosh Iyer Joshi Kulkarni Mehta Menon Mishra Nair Naik Pillai Rao Reddy Saxena Sethi Shetty Srinivasan Verma',
}

export const AFRICAN: NameTable = {
  female:
    'Adaeze Amara Ayo Bisi Chidinma Ebele Folake Ifeoma Kemi Lerato Naledi Ngozi Nia Nomsa Sade Thandi Tolu Wanjiru Yetunde Zawadi Achieng Busisiwe',
  male: 'Ade Babajide Chidi Chike Dapo Emeka Femi Ikenna Jabari Kamau Kofi Kunle Lwazi Obinna Olumide Segun Sipho Tayo Thabo Tunde Uche Wafula',
  family:
    'Abiola Adeyemi Afolabi Balogun Bello Dlamini Eze Ibe Kariuki Khumalo Maina Mokoena Mwangi Ndlovu Nwosu Obi Odhiambo Ogunleye Okafor Okeke Onyango Sithole',
}

export const SPANISH: NameTable = {
  female:
    'Alba Alejandra Ana Andrea Camila Carla Carmen Carolina Celia Claudia Daniela Elena Fernanda Inés Irene Jimena Julia Laura Lola Lucía Luisa Mariana Marta Noelia Nuria Paula Pilar Rocío Sara Sofía Valentina Valeria Vera Ximena',
  male: 'Adrián Agustín Alejandro Álvaro Andrés Bruno Carlos César Daniel Diego Eduardo Emilio Facundo Fernando Gonzalo Hugo Ignacio Iván Javier Joaquín Jorge Julián Luis Manuel Marcos Martín Mateo Nicolás Óscar Pablo Ramiro Raúl Rodrigo Sergio Tomás Víctor',
  family:
    'Aguirre Alonso Arce Benítez Bravo Cabrera Campos Cano Castaño Cordero Correa Delgado Duarte Escobar Figueroa Fuentes Gallardo Garrido Guerrero Herrera Ibáñez Lara Ledesma Lozano Maldonado Márquez Medina Molina Montes Navarro Nieto Ocampo Ortega Pacheco Paredes Prieto Quiroga Ríos Rivas Rojas Salazar Santana Serrano Solís Toledo Valdés Vega Vidal Zamora',
}

export const PORTUGUESE: NameTable = {
  female:
    'Aline Amanda Ana Beatriz Bianca Bruna Camila Carol Clara Débora Eduarda Fernanda Gabriela Helena Isabela Joana Juliana Larissa Letícia Luana Luiza Manuela Mariana Natália Patrícia Rafaela Raquel Renata Sabrina Sofia Tainá Thaís Vitória Yasmin',
  male: 'Alan André Bernardo Breno Bruno Caio Cauê Daniel Davi Diego Eduardo Enzo Fábio Felipe Fernando Gabriel Guilherme Gustavo Heitor Igor João Jonas Leandro Leonardo Lucas Luan Marcelo Matheus Murilo Otávio Pedro Rafael Renan Rodrigo Thiago Tiago Vinícius Vitor',
  family:
    'Abreu Almeida Amaral Andrade Araújo Azevedo Barbosa Barros Batista Bezerra Borges Braga Brandão Camargo Cardoso Carvalho Castro Cavalcanti Correia Cunha Dantas Dias Duarte Esteves Farias Fonseca Freitas Furtado Guimarães Leal Leite Lemos Macedo Machado Magalhães Martins Meireles Menezes Monteiro Moraes Moreira Nogueira Pacheco Peixoto Pinheiro Pires Queiroz Ramos Rezende Sampaio Siqueira Tavares Teixeira Vasconcelos Viana',
}
